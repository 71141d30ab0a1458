/**
 * One parent and the children that should not be in it: the path below the root (`Line` for both kinds of line, '' for
 * the root, `*` where each child is a whole pattern), then the children, each number of its rule `UBL-CR-` written once
 * where a run of consecutive numbers begins.
 */
export type UnexpectedRow = readonly [parent: string, children: string];
