import styles from './Marked.module.css'

/** A text in which the letters that were looked for are marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  const letters = query.trim().replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
  if (letters === '') return text
  const parts = text.split(new RegExp(`(${letters})`, 'iu'))
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
