type Commit = () => Promise<void>

const waiting = new Set<Commit>()

/** Registers a call to make before the session ends; returns a function that cancels it. */
export function awaitCommit(commit: Commit): () => void {
  waiting.add(commit)
  return () => waiting.delete(commit)
}

/** Makes all registered calls now, while the session still allows them. */
export async function commitWaiting() {
  await Promise.all([...waiting].map((commit) => commit()))
}
