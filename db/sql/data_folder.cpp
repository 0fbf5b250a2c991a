#include "db/sql/data_folder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

#include "db/error.hpp"

namespace congkak::db::sql {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& path, const std::string& what, int code) {
    throw StorageError(StorageFailure::cannot_open,
                       path.string() + ": " + what + ": " + std::strerror(code));
}

void make_folder(const fs::path& folder) {
    std::error_code error;
    if (fs::is_directory(folder, error)) {
        return;
    }
    if (folder.has_parent_path()) {
        fs::create_directories(folder.parent_path(), error);
    }
    if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) {
        fail(folder, "the data folder can't be made", errno);
    }
}

void sync_folder(const fs::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) {
        fail(folder, "can't be opened", errno);
    }
    const int result = ::fsync(descriptor);
    const int code = errno;
    ::close(descriptor);
    if (result != 0) {
        fail(folder, "can't be synced", code);
    }
}

fs::path beside(const fs::path& file, std::string_view suffix) {
    fs::path other = file;
    other += suffix;
    return other;
}

std::int64_t big_endian(const char* bytes) {
    std::int64_t value = 0;
    for (int i = 0; i < 4; ++i) {
        value = value * 256 + static_cast<unsigned char>(bytes[i]);
    }
    return value;
}

[[noreturn]] void refuse_foreign(const fs::path& file, const std::string& why) {
    throw StorageError(StorageFailure::foreign_file,
                       file.string() + " " + why +
                           "; it was left as it is. Choose another data folder with --data, or "
                           "move what is there out of the way.");
}

}  // namespace

FolderLock::FolderLock(const fs::path& folder) {
    make_folder(folder);
    const fs::path file = folder / "congkak.lock";
    descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor_ < 0) {
        fail(file, "can't be opened for writing", errno);
    }
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        const int code = errno;
        ::close(descriptor_);
        if (code == EWOULDBLOCK) {
            throw StorageError(StorageFailure::in_use,
                               "another server is running on the data folder " + folder.string() +
                                   ": stop it, or choose another folder with --data");
        }
        fail(file, "can't be locked", code);
    }
}

FolderLock::~FolderLock() { ::close(descriptor_); }

FileFacts inspect_file(const fs::path& file) {
    std::error_code error;
    const fs::file_status status = fs::status(file, error);
    if (!fs::exists(status) || (fs::is_regular_file(status) && fs::file_size(file) == 0)) {
        const fs::path log = beside(file, "-wal");
        if (fs::exists(log) && fs::file_size(log) > 0) {
            refuse_foreign(log, "is the log of a database that isn't beside it");
        }
        return {};
    }
    if (!fs::is_regular_file(status)) {
        refuse_foreign(file, "isn't a file");
    }
    std::array<char, 100> header{};
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        fail(file, "can't be read", errno);
    }
    stream.read(header.data(), header.size());
    using namespace std::string_view_literals;
    if (stream.gcount() != static_cast<std::streamsize>(header.size()) ||
        !std::string_view(header.data(), header.size()).starts_with("SQLite format 3\0"sv)) {
        refuse_foreign(file, "isn't a database of congkak");
    }
    if (big_endian(&header[68]) != application_id) {
        refuse_foreign(file, "is a database of another program");
    }
    return {true, big_endian(&header[60])};
}

void start_new_file(const fs::path& file) {
    for (const std::string_view suffix : {"", "-wal", "-shm", "-journal"}) {
        std::error_code error;
        fs::remove(beside(file, suffix), error);
    }
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0) {
        fail(file, "can't be made", errno);
    }
    ::close(descriptor);
}

void publish_file(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::rename(from, to, error);
    if (error) {
        fail(to, "can't be made", error.value());
    }
    sync_folder(to.has_parent_path() ? to.parent_path() : fs::path("."));
}

}  // namespace congkak::db::sql
