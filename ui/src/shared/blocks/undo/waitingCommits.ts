type Commit = () => Promise<void>

const waiting = new Set<Commit>()

/** Registers a call to make before the session ends or a record is deleted; returns a function that cancels it. */
export function awaitCommit(commit: Commit): () => void {
  waiting.add(commit)
  return () => waiting.delete(commit)
}

/** Makes all registered calls now, while the session and the records still allow them. */
export async function commitWaiting() {
  await Promise.all([...waiting].map((commit) => commit()))
}
