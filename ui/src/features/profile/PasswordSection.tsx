import { KeyRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import { PasswordStates } from '../../entities/password-sync/ui/PasswordStates'
import { baseApi } from '../../shared/platform/api/baseApi'
import { changePassword } from '../../shared/platform/api/passwordChange'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import styles from './PasswordSection.module.css'

/** A link to change the password, and the status of the last change in the connected systems. */
export function PasswordSection({ dn }: { dn: string }) {
  const { passwordChange } = useBootstrap().addresses
  return (
    <div className={styles.stack}>
      {passwordChange !== '' && <ChangeCard dn={dn} frameUrl={passwordChange} />}
      <PasswordStates dn={dn} />
    </div>
  )
}

/** Source: SPEC 2 "Change password". */
function ChangeCard({ dn, frameUrl }: { dn: string; frameUrl: string }) {
  const { t } = useTranslation(['profile', 'shell'])
  const dispatch = useAppDispatch()
  const change = async () => {
    if (!(await changePassword(frameUrl, dispatch))) return
    dispatch(showFeedback({ status: 200, text: t('password.changed') }))
    dispatch(baseApi.util.invalidateTags([{ type: 'PasswordState', id: dn }]))
  }
  return (
    <SectionCard title={t('password.title')}>
      <div className={styles.change}>
        <p className={styles.text}>{t('password.text')}</p>
        <Button icon={KeyRound} onPress={() => void change()}>
          {t('shell:passwordChange.frame')}
        </Button>
      </div>
    </SectionCard>
  )
}
