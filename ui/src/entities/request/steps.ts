import type { StepState } from '../../shared/blocks/timeline/Timeline'
import { statusOf, type RequestKind, type Stage, type Status, type StatusGroup } from './status'

type Behind = 'request' | 'approval'
type Ahead = 'approval' | 'provisioning'

const BEHIND: Record<Stage, readonly Behind[]> = {
  request: [],
  sod: ['request'],
  approval: ['request'],
  provisioning: ['request', 'approval'],
  retraction: ['request'],
}

const AHEAD: Record<Stage, readonly Ahead[]> = {
  request: ['approval', 'provisioning'],
  sod: ['approval', 'provisioning'],
  approval: ['provisioning'],
  provisioning: [],
  retraction: [],
}

const STATES: Record<StatusGroup, StepState> = {
  running: 'now',
  approved: 'done',
  completed: 'done',
  canceled: 'canceled',
  error: 'stuck',
  denied: 'refused',
  warning: 'warned',
}

interface RequestStep {
  state: StepState
  /** Key of a text in the namespace `status`. */
  text: `behind.${Behind}` | `ahead.${Ahead}` | `state.${Status['text']}` | 'unknown'
}

/**
 * The past, present and future steps of a request. The steps "conflict" and "retraction" are shown only while the
 * request is at them: later, its code does not say whether they took place.
 *
 * @example role 15 -> behind.request done, state.approvalPending now, ahead.provisioning next
 */
export function stepsOf(kind: RequestKind, code: number): RequestStep[] {
  const status = statusOf(kind, code)
  if (!status?.stage) return [behind('request'), { state: 'next', text: 'unknown' }]
  const { stage, text } = status
  const state = stateOf(status)
  const coming = AHEAD[stage].filter((step) => kind !== 'prd' || step !== 'provisioning')
  return [
    ...BEHIND[stage].map(behind),
    { state, text: `state.${text}` },
    ...(goesOn(state) ? coming.map(ahead) : []),
  ]
}

function behind(step: Behind): RequestStep {
  return { state: 'done', text: `behind.${step}` }
}

function ahead(step: Ahead): RequestStep {
  return { state: 'next', text: `ahead.${step}` }
}

/** The state of a step. A request in provisioning has the look of an approved one and is still in progress. */
export function stateOf({ group, stage }: Status): StepState {
  return group === 'approved' && stage === 'provisioning' ? 'now' : STATES[group]
}

function goesOn(state: StepState): boolean {
  return state === 'done' || state === 'now'
}
