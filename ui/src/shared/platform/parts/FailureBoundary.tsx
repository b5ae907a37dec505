import { Component, type ComponentType, type ReactNode } from 'react'

/** The properties of the component that is shown after a failure. */
export interface FailureProps {
  error: unknown
  onRetry: () => void
}

interface FailureBoundaryProps {
  Failed: ComponentType<FailureProps>
  children: ReactNode
}

interface FailureBoundaryState {
  failure: { error: unknown } | undefined
}

/** Shows a failure in place of the children; trying again mounts them anew. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: undefined }

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { failure: { error } }
  }

  override render() {
    const { Failed, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    return <Failed error={failure.error} onRetry={() => this.setState({ failure: undefined })} />
  }
}
