import { z } from 'zod';

/** The relations between records, each with its name as seen from the start and from the end of the edge. */
export const RELATIONS = {
  refers_to: 'referred_by',
  depends_on: 'required_by',
  contradicts: 'contradicts',
  reinforces: 'reinforced_by',
  temporal_sequence: 'follows',
  causes: 'caused_by',
  part_of: 'has_part',
  related: 'related',
  supersedes: 'superseded_by',
  may_supersede: 'may_be_superseded_by',
  derives_from: 'source_of',
  consolidates: 'consolidated_by',
  similar_to: 'similar_to',
  attended_to: 'attended_by',
  procedure_derives_from: 'procedure_source_of',
} as const;
export type RelationType = keyof typeof RELATIONS;

const TYPES = Object.keys(RELATIONS) as [RelationType, ...RelationType[]];
const NAMES = [...new Set([...TYPES, ...Object.values(RELATIONS)])] as [string, ...string[]];

/** Relations that only folding and revising create, because they depend on them. */
const KEPT_BY_US: readonly RelationType[] = ['consolidates', 'supersedes', 'may_supersede'];
/**
 * Relations that cannot be deleted by hand either: erasing a source must reach what was derived from it. A guessed
 * relation can be deleted.
 */
const NEVER_REMOVED: readonly RelationType[] = ['consolidates', 'supersedes', 'derives_from'];

export const mayBeMade = (type: RelationType): boolean => !KEPT_BY_US.includes(type);
export const mayBeRemoved = (type: RelationType): boolean => !NEVER_REMOVED.includes(type);
export const isSameBothWays = (type: RelationType): boolean => RELATIONS[type] === type;

export const relationType = z.enum(TYPES);
/** A relation as seen from one of its ends. */
export const relationName = z.enum(NAMES);

/** Tables store the type in upper case. */
export function storedType(type: RelationType): string {
  return type.toUpperCase();
}

/** The relation as a record sees it. `outward`: the edge starts at the record. An unknown type keeps its name. */
export function relationSeen(stored: string, outward: boolean): string {
  const type = stored.toLowerCase();
  if (outward || !Object.hasOwn(RELATIONS, type)) return type;
  return RELATIONS[type as RelationType];
}

/** The edges with these relation names, by the end at which the record must be. Without names: all. */
export function edgesNamed(names: readonly string[] | undefined): { outward: string[]; inward: string[] } {
  const wanted = (name: string): boolean => names === undefined || names.length === 0 || names.includes(name);
  return {
    outward: TYPES.filter((type) => wanted(type)).map(storedType),
    inward: TYPES.filter((type) => wanted(RELATIONS[type])).map(storedType),
  };
}
