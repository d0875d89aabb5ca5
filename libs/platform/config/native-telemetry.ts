/**
 * Keeps the ONNX runtime from reporting to its vendor. From version 1.30 on it writes what it does, with an id of the machine and
 * the path of the process, to the account's cache folder, and sends it to a server of Microsoft. It reads the variable when a
 * thread loads it, from the environment of the process: what a worker thread sets does not count.
 */
export function silenceOnnxRuntime(): void {
  process.env['ORT_DISABLE_TELEMETRY'] = '1';
}
