type Commit = () => Promise<void>

const waiting = new Set<Commit>()

/** What is to be done before the session ends; the answer takes it back. */
export function awaitCommit(commit: Commit): () => void {
  waiting.add(commit)
  return () => waiting.delete(commit)
}

/** Do now what waits to be undone: soon it could not be done any more. */
export async function commitWaiting() {
  await Promise.all([...waiting].map((commit) => commit()))
}
