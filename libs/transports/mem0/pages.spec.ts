import { pageOf } from './pages.js';

const nextOf = (host: string, url = '/v1/memories?page=1&user_id=a%20b') =>
  pageOf({ url, protocol: 'http', host }, { page: 1, page_size: 1 }, { count: 2, results: ['one'] }).next;
const NEXT = '/v1/memories?page=2&user_id=a+b&page_size=1';

describe('the address of the next page', () => {
  it.each(['memory.example', 'localhost:3000', '[::1]:3000'])('has the host of the request: %s', (host) => {
    expect(nextOf(host)).toBe(`http://${host}${NEXT}`);
    expect(nextOf(host, '/v1/memories')).toBe(`http://${host}/v1/memories?page=2&page_size=1`);
  });

  it.each(['', 'a b', 'localhost:99999', '['])('has localhost instead of the invalid host "%s"', (host) => {
    expect(nextOf(host)).toBe(`http://localhost${NEXT}`);
  });

  it.each(['http://[/', 'http://other.example/'])('has only the path of a request for %s', (start) => {
    expect(nextOf('memory.example', `${start}v1/memories?page=1&user_id=a%20b`)).toBe(`http://memory.example${NEXT}`);
  });
});
