import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '@transports/http/openapi.js';
import { DOORS } from '../support/doors.js';

/** Writes the OpenAPI document to the file that is named, or to stdout. */
const text = `${JSON.stringify(openApiDocument(DOORS), null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, text);
else process.stdout.write(text);
