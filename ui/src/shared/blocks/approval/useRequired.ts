import { useState } from 'react'
import type { Approval, ApprovalKind } from './approval'

/** Switches the requirement of an approval; switched on again, the approval has its former kind. */
export function useRequired(value: Approval, onChange: (value: Approval) => void) {
  const [before, setBefore] = useState<ApprovalKind>('SERIAL')
  const isOn = value.kind !== 'NONE' && value.kind !== 'RETAIN'
  const turn = (kind: ApprovalKind) => {
    if (isOn) setBefore(value.kind)
    onChange({ ...value, kind })
  }
  return {
    require: (isRequired: boolean) => turn(isRequired ? before : 'NONE'),
    retain: (isRetained: boolean) => turn(isRetained ? 'RETAIN' : before),
  }
}
