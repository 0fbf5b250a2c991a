#include "db/storage.hpp"

#include <utility>

#include "db/sql/data_folder.hpp"
#include "db/threads/reader.hpp"
#include "db/threads/writer.hpp"

namespace congkak::db {
namespace {

std::int64_t system_now_ms() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

StorageOptions completed(StorageOptions options) {
    if (!options.now_ms) {
        options.now_ms = system_now_ms;
    }
    return options;
}

}  // namespace

class Storage::Implementation {
  public:
    explicit Implementation(const StorageOptions& options)
        : lock_(options.folder),
          reader_(options.folder / "congkak.db", options.busy_timeout),
          writer_(options, options.folder / "congkak.db", reader_) {}

    ~Implementation() { stop(); }
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;

    void stop() {
        writer_.stop();
        reader_.stop();
    }

    [[nodiscard]] Writer& writer() { return writer_; }
    [[nodiscard]] Reader& reader() { return reader_; }

  private:
    sql::FolderLock lock_;
    Reader reader_;
    Writer writer_;
};

Storage::Storage(StorageOptions options)
    : implementation_(std::make_unique<Implementation>(completed(std::move(options)))) {}

Storage::~Storage() = default;

void Storage::write(Work work, Done done) {
    implementation_->writer().submit({std::move(work), std::move(done)});
}

void Storage::read(Work work, Done done) {
    implementation_->reader().submit({std::move(work), std::move(done)});
}

void Storage::drain_and_stop() { implementation_->stop(); }

bool Storage::healthy() const { return implementation_->writer().healthy(); }

StorageNumbers Storage::numbers() const { return implementation_->writer().numbers(); }

}  // namespace congkak::db
