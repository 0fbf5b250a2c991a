// @ts-check
// The JSON Schema of congkak.v1 against the golden messages: every frame and body is what the
// schema says, and no refused frame is.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';

const root = new URL('../../', import.meta.url);
const messages = new URL('tests/vectors/messages/', root);
const schema = read(new URL('protocol/schema/congkak.v1.schema.json', root));
const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: true });
ajv.addSchema(schema);

/** @param {URL} file @returns {any} */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} folder @returns {[string, any][]} name and content of its golden files */
function goldens(folder) {
  const where = new URL(folder, messages);
  const names = readdirSync(where).filter((name) => name.endsWith('.json'));
  return names.map((name) => [name, read(new URL(name, where))]);
}

/** @param {string} definition */
function validator(definition) {
  const validate = ajv.getSchema(`${schema.$id}#/$defs/${definition}`);
  assert.ok(validate, definition);
  return validate;
}

test('every golden frame is valid', () => {
  const client = validator('client_frame');
  const server = validator('server_frame');
  let count = 0;
  for (const [name, { direction, frame }] of goldens('./')) {
    const validate = direction === 'client' ? client : server;
    assert.ok(validate(frame), `${name}: ${ajv.errorsText(validate.errors)}`);
    count += 1;
  }
  assert.ok(count >= 60, `${count} goldens`);
});

test('every golden HTTP body is valid', () => {
  const validate = validator('http_body');
  for (const [name, { body }] of goldens('http/')) {
    assert.ok(validate(body), `${name}: ${ajv.errorsText(validate.errors)}`);
  }
});

test('no frame that is refused for its content is valid', () => {
  const validate = validator('client_frame');
  const aboutContent = new Set(['bad_field', 'unknown_type', 'unknown_field', 'unknown_level']);
  let count = 0;
  for (const [name, { text, code }] of goldens('refused/')) {
    // For JavaScript 1.0 and 1 are the same number.
    if (!aboutContent.has(code) || name === 'ply-fraction.json') continue;
    assert.ok(!validate(JSON.parse(text)), name);
    count += 1;
  }
  assert.ok(count >= 20, `${count} refused frames`);
});

test('the schema knows the error codes of the goldens, and no others', () => {
  const codes = new Set(schema.$defs.error_code.enum);
  const shown = [...goldens('./'), ...goldens('http/')]
    .map(([, { frame, body }]) => (frame ?? body).error?.code)
    .filter((code) => code !== undefined);
  assert.deepEqual(new Set(shown), codes);
});
