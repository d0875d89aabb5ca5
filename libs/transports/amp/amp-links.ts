import type { LinkedBy, Subgraph } from '@contracts/search/graph-search.js';

/** AMP's names of the results, by the server's ids. */
export type Named = ReadonlyMap<string, string>;

const nameIn = (named: Named) => (id: string) => named.get(id) ?? id;

export function linkedAs(linked: LinkedBy, named: Named): LinkedBy {
  const name = nameIn(named);
  return { ...linked, from: name(linked.from), ...(linked.via && { via: linked.via.map(name) }) };
}

export function subgraphAs({ nodes, edges, contradictions, chronology, text }: Subgraph, named: Named): Subgraph {
  const name = nameIn(named);
  const between = <E extends { readonly from: string; readonly to: string }>(edge: E): E => ({
    ...edge,
    from: name(edge.from),
    to: name(edge.to),
  });
  return {
    nodes: nodes.map((node) => ({ ...node, id: name(node.id) })),
    edges: edges.map(between),
    contradictions: contradictions.map(between),
    chronology: chronology.map(name),
    text,
  };
}
