import { RefreshCw } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useComputeMutation } from '../../../entities/cprs/api'
import type { Subject } from '../../../entities/cprs/model'
import { useErrorText } from '../../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { Button } from '../../../shared/ui/Button'
import type { Runs } from './useRuns'

/** Starts a computation; it can do nothing, and keeps the focus, while a process of the same subject is running. */
export function ComputeButton({ subject, runs }: { subject: Subject; runs: Runs }) {
  const { t } = useTranslation('cprs')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [compute] = useComputeMutation()
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      await compute(subject).unwrap()
    } catch (error) {
      dispatch(showFeedback({ status: -1, text: errorText(error) }))
    }
    setBusy(false)
  }
  return (
    <Button
      size="small"
      icon={RefreshCw}
      isPending={isBusy}
      isIdle={runs.running !== undefined}
      onPress={() => void start()}
    >
      {t(runs.computed ? 'compute.again' : 'compute.first')}
    </Button>
  )
}
