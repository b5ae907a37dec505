/** The result of a read: `data`, or an error. Results of RTK Query have this shape. */
export interface Answer<Data> {
  data?: Data | undefined
  error?: unknown
}
