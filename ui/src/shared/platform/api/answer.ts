/** What a read came to: `data`, or what went wrong. RTK Query's results are such answers. */
export interface Answer<Data> {
  data?: Data | undefined
  error?: unknown
}
