interface HighlightProps {
  text: string
  /** The search text; case does not matter. */
  query: string
}

/** A text in which every match of the search is marked. */
export function Highlight({ text, query }: HighlightProps) {
  const wanted = query.trim().replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  if (wanted === '') return text
  const parts = text.split(new RegExp(`(${wanted})`, 'iu'))
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))
}
