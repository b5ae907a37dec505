import { CircleAlert, CircleCheck, Hourglass, LoaderCircle } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Process } from '../../../entities/cprs/model'
import { useFollowed } from '../../../entities/cprs/useFollowed'
import { Badge } from '../../../shared/ui/Badge'

const LOOKS = {
  submitted: { kind: 'neutral', icon: Hourglass },
  inProgress: { kind: 'info', icon: LoaderCircle },
  completed: { kind: 'success', icon: CircleCheck },
  error: { kind: 'danger', icon: CircleAlert },
} as const

/** The state of a process, updated while it is running. */
export function ProcessState({ process }: { process: Process }) {
  const { t } = useTranslation('cprs')
  const { state } = useFollowed(process) ?? process
  return <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>
}

/** The server's message about a process, updated while it is running. */
export function ProcessMessage({ process }: { process: Process }) {
  const { message } = useFollowed(process) ?? process
  return <bdi>{message}</bdi>
}
