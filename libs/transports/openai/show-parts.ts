/** What a refusal of the provider says, in this protocol. */
export const REFUSAL = 'The provider’s rules forbid an answer.';
