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

/** Follows a process while it runs. */
export function ProcessState({ process }: { process: Process }) {
  const { t } = useTranslation('cprs')
  const { state } = useFollowed(process) ?? process
  return <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>
}

/** What the server says of it, while it runs as well. */
export function ProcessMessage({ process }: { process: Process }) {
  const { message } = useFollowed(process) ?? process
  return <bdi>{message}</bdi>
}
