import { defineConfig } from 'drizzle-kit';

/** One table a file; specs beside them are not schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './libs/schema/!(*spec).ts',
  out: './migrations',
});
