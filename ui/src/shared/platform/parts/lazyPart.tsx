import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { FailureBoundary, type FailureProps } from './FailureBoundary'
import { loadPart } from './loadPart'
import { PartFailure } from './PartFailure'

interface Places<Props> {
  /** Shown while the part loads. */
  waiting?: ReactNode | ((props: Props) => ReactNode)
  /** Shown when the part fails to load, or breaks. */
  Failed?: ComponentType<FailureProps>
}

type Load<Props> = () => Promise<ComponentType<Props>>

/** React remembers a failed load, so each attempt needs a component of its own. */
function attempts<Props>(load: Load<Props>): () => ComponentType<Props> {
  let current: ComponentType<Props> | undefined
  const begin = async () => {
    try {
      return { default: await loadPart(load) }
    } catch (error) {
      current = undefined
      throw error
    }
  }
  return () => (current ??= lazy(begin) as unknown as ComponentType<Props>)
}

/**
 * A component whose code is loaded when it is first rendered. A failure is shown in its place, with a button to try
 * again.
 *
 * @returns the component; its `loadAhead` loads the code earlier, and ignores a failure.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { waiting = null, Failed = PartFailure }: Places<Props> = {},
) {
  const attempt = attempts(load)
  function Attempt(props: Props) {
    const [Part] = useState(attempt)
    return (
      <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
        <Part {...props} />
      </Suspense>
    )
  }
  function LazyPart(props: Props) {
    return (
      <FailureBoundary Failed={Failed}>
        <Attempt {...props} />
      </FailureBoundary>
    )
  }
  return Object.assign(LazyPart, { loadAhead: () => void load().catch(() => undefined) })
}
