import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/blocks/confirm/ConfirmDialog'
import { Diff } from '../../../shared/blocks/diff/Diff'
import { SavedForm } from '../../../shared/blocks/form/SavedForm'
import { Banner } from '../../../shared/ui/Banner'
import { useAction } from '../useAction'
import type { MarkedKinds } from './useMarkedKinds'

interface DeletionFormProps {
  kinds: MarkedKinds
  children: ReactNode
}

/**
 * Saves the deletion of the marked kinds. A dialog names the kinds and what is deleted with them, and wants the name or
 * the number typed.
 */
export function DeletionForm({ kinds, children }: DeletionFormProps) {
  const { t } = useTranslation('entityDefinitions')
  const [isAsking, setAsking] = useState(false)
  const { isBusy, act } = useAction()
  const ask = async () => {
    await kinds.readAgain()
    setAsking(true)
  }
  const names = kinds.kinds.map(({ name }) => name)
  return (
    <>
      <SavedForm
        label={t('title')}
        changes={names}
        wrong={0}
        saveText={t('save')}
        isSaving={isBusy}
        attempts={0}
        fault={undefined}
        isReading={names.length === 0 || kinds.isReadOnly}
        onDiscard={kinds.keepAll}
        onSubmit={(event) => {
          event.preventDefault()
          void act(ask)
        }}
      >
        {kinds.isReadOnly && <Banner kind="info">{t('readOnly')}</Banner>}
        {children}
      </SavedForm>
      {isAsking && names.length > 0 && (
        <ConfirmDialog
          title={t('delete.title', { number: names.length })}
          consequence={t('delete.consequence')}
          verb={t('delete.verb')}
          kind="deletion"
          typed={names.length > 1 ? names.length : names[0]}
          onConfirm={kinds.save}
          onClose={() => setAsking(false)}
        >
          <Deleted kinds={kinds} />
        </ConfirmDialog>
      )}
    </>
  )
}

function Deleted({ kinds: { kinds } }: Pick<DeletionFormProps, 'kinds'>) {
  const { t } = useTranslation('entityDefinitions')
  const rows = kinds.map(({ key, name, attributes }) => ({
    key,
    name,
    about: key,
    was: attributes.map(({ label }) => label),
    now: undefined,
  }))
  const heads = { name: t('column.name'), was: t('column.attributes'), now: t('delete.now') }
  return <Diff label={t('delete.verb')} heads={heads} groups={[{ key: 'kinds', rows }]} />
}
