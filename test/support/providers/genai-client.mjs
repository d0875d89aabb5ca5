// Asks a server by Google's own library and prints what it understood. In a process of its own: in the sandbox of the
// test runner the library's fetch fails.
import { GoogleGenAI } from '@google/genai';

const client = new GoogleGenAI({ apiKey: 'k', httpOptions: { baseUrl: process.argv[2] } });
const asked = { model: 'm', contents: 'Count.' };
const whole = await client.models.generateContent(asked);
let streamed = '';
for await (const chunk of await client.models.generateContentStream(asked)) streamed += chunk.text;
console.log(JSON.stringify({ whole: whole.text, tokens: whole.usageMetadata?.totalTokenCount, streamed }));
