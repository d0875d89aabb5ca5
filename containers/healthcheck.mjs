/**
 * Ends with 0 when the process of this container can do its work, with 1 and a line when it cannot. Each answers
 * /readyz, with 503 when it is of no use; a worker on WORKER_PORT, which in the image is PORT.
 */
const TIMEOUT_MS = 4_000;

const url = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
if (!response?.ok) console.error(response ? `/readyz answers ${response.status}` : '/readyz does not answer');
process.exit(response?.ok ? 0 : 1);
