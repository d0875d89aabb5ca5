// Starts the built stdio bridge like `amp mcp`: the options are the one argument, as JSON.
import { serveMcpOverStdio } from '../../dist/apps/cli/mcp/serve-stdio.js';

try {
  await serveMcpOverStdio(JSON.parse(process.argv[2]));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
