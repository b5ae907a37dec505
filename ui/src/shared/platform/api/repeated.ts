/** Parameters with one entry for each value: `{type: ['ROLE', 'PRD']}` -> `type=ROLE&type=PRD`. */
export function repeated(lists: Record<string, readonly string[]>): string {
  const pairs = Object.entries(lists).flatMap(([name, values]) =>
    values.map((value) => [name, value]),
  )
  return new URLSearchParams(pairs).toString()
}
