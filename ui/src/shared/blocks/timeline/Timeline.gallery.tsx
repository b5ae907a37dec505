import type { GalleryPage } from '../../../gallery/galleryPage'
import { Timeline, type TimelineStep } from './Timeline'

const AT = Date.UTC(2025, 10, 16, 9, 12)
const HOUR = 60 * 60 * 1000

const WAITING: TimelineStep[] = [
  {
    key: '1',
    state: 'done',
    title: 'Requested',
    at: AT,
    who: 'Ingrid Solberg, for Tomás Herrera',
    words: 'Covers quarter-end payments while Omar is on leave.',
  },
  {
    key: '2',
    state: 'warned',
    title: 'SoD check',
    at: AT,
    who: 'Conflict with Vendor Master Editor. Justified by Ingrid Solberg.',
  },
  {
    key: '3',
    state: 'done',
    title: 'Manager approval',
    at: AT + HOUR,
    who: 'Lena Brandt approved',
  },
  {
    key: '4',
    state: 'now',
    title: 'Role owner approval',
    at: Date.now() - 48 * HOUR,
    who: 'With you and Priya Raman',
  },
  { key: '5', state: 'next', title: 'SoD exception approval', who: 'Internal Audit, 2 of 3' },
  { key: '6', state: 'next', title: 'Provisioning', who: 'SAP FI, Active Directory' },
]

const STUCK: TimelineStep[] = [
  { key: '1', state: 'done', title: 'Approved', at: AT, who: 'Freya Nielsen' },
  {
    key: '2',
    state: 'stuck',
    title: 'Provisioning Error',
    at: Date.now() - HOUR,
    who: 'SAP FI: account is locked. Tried 3 times, again in 10 minutes.',
  },
  { key: '3', state: 'next', title: 'Provisioned' },
]

const ENDED: TimelineStep[] = [
  { key: '1', state: 'done', title: 'Requested', at: AT, who: 'Hana Suzuki' },
  {
    key: '2',
    state: 'refused',
    title: 'Approval by the manager of the recipient and by the owners of the role',
    at: AT,
    who: 'Kenji Watanabe denied',
    words: 'استخدم الترخيص المشترك حتى يناير. '.repeat(4),
  },
]

const UNTOLD: TimelineStep[] = [
  { key: '1', state: 'past', title: 'Process started', at: AT },
  {
    key: '2',
    state: 'past',
    title: 'Manager approval',
    at: AT + HOUR,
    who: 'Approvers: Priya Raman',
  },
  { key: '3', state: 'refused', title: 'Denied', at: AT + HOUR },
]

const CANCELED: TimelineStep[] = [
  { key: '1', state: 'done', title: 'Requested', at: AT, who: 'Hana Suzuki' },
  { key: '2', state: 'canceled', title: 'Retracted', at: AT + HOUR },
]

export const gallery: GalleryPage = {
  title: 'Timeline',
  specimens: [
    { name: 'Waiting', Show: () => <Timeline steps={WAITING} /> },
    { name: 'Stuck', Show: () => <Timeline steps={STUCK} /> },
    { name: 'Refused, with long texts', Show: () => <Timeline steps={ENDED} /> },
    { name: 'How each step ended is not told', Show: () => <Timeline steps={UNTOLD} /> },
    { name: 'Canceled', Show: () => <Timeline steps={CANCELED} /> },
  ],
}
