interface HighlightProps {
  text: string
  /** What was looked for; case does not count. */
  query: string
}

/** A text with the first place marked where it says what was looked for. */
export function Highlight({ text, query }: HighlightProps) {
  const wanted = query.trim()
  const at = text.toLowerCase().indexOf(wanted.toLowerCase())
  if (wanted === '' || at < 0) return text
  const end = at + wanted.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
