import { asOfRole, roleAtStart } from './in-role.js';

it.each([
  ['The customer lives in Leeds.', 'customer'],
  ["Customer's phone is broken.", 'customer'],
  ['Our patient takes ramipril.', 'patient'],
  ['The customer table has 3 columns.', null],
  ['Customers pay late.', null],
  ['I called the customer.', null],
])('tells by which role a text begins with somebody: %s', (text, role) => {
  expect(roleAtStart(text, 'en')).toBe(role);
});

it.each([
  ['The customer moved to Leeds.', 'the user moved to Leeds.'],
  ["The customer's card expired; she pays cash.", "the user's card expired; the user pays cash."],
  ["Customer called. The customer's number is new.", "The user called. the user's number is new."],
  ["The customer's sister helps, and she is nice.", "the user's sister helps, and she is nice."],
  ['The customer met Meera, and she is nice.', 'the user met Meera, and she is nice.'],
  ['The customer table was moved.', 'The customer table was moved.'],
])('tells it of the user: %s', (text, told) => {
  expect(asOfRole(text, 'customer')).toBe(told);
});
