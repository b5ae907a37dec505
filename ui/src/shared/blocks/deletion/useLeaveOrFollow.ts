import { useNavigate } from 'react-router-dom'

/** Reads a record from the server; no data, or an error, once it is gone. */
export type ReadAgain = () => PromiseLike<{ data?: unknown; error?: unknown }>

/** After the record of a page is deleted: leads to the list, or stays where the server deletes later. Source: docs/assumptions.md A-612. */
export function useLeaveOrFollow(readAgain: ReadAgain, list: string): () => void {
  const navigate = useNavigate()
  return () =>
    void readAgain().then(({ data, error }) => {
      if (error || !data) void navigate(list)
    })
}
