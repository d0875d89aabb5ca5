import 'reflect-metadata';
import { ampGet, ampStatus } from '@contracts/amp/amp.operations.js';
import type { AnyOperation } from '@contracts/operation.js';
import { checkTools } from './mcp-tools.js';
import { tool } from './tool.js';

const about = { title: 't', description: 'd', run: () => Promise.reject(new Error('unused')), show: () => '' };

describe('checkTools', () => {
  it('lets operations of the catalogue be tools', () => {
    expect(() => checkTools([tool(ampGet, about), tool(ampStatus, about)])).not.toThrow();
  });

  it('refuses an operation that is not served', () => {
    const stray: AnyOperation = { ...ampGet, name: 'amp.stray' };
    expect(() => checkTools([tool(stray, about)])).toThrow('amp_stray offers no operation of the catalogue');
  });

  it('refuses two tools of one name', () => {
    expect(() => checkTools([tool(ampGet, about), tool(ampGet, about)])).toThrow('amp_get is there twice');
  });
});
