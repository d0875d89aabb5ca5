// Calls a server with Google's own library and prints what it understood. Runs in a separate process, because the
// library's fetch fails in the sandbox of the test runner.
import { GoogleGenAI } from '@google/genai';

const client = new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: process.argv[2] } });
const asked = { model: 'm', contents: 'Count.' };
const whole = await client.models.generateContent(asked);
let streamed = '';
for await (const chunk of await client.models.generateContentStream(asked)) streamed += chunk.text;
console.log(JSON.stringify({ whole: whole.text, tokens: whole.usageMetadata?.totalTokenCount, streamed }));
