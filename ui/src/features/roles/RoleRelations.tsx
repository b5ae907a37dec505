import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import type { RoleDetail } from '../../entities/role/model'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { DraftOffer } from '../../shared/blocks/drafts/DraftOffer'
import { SavedForm } from '../../shared/blocks/form/SavedForm'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { Stack } from '../../shared/blocks/page/Stack'
import { TextArea } from '../../shared/ui/TextArea'
import { RelatedRoles } from './RelatedRoles'
import { type RelationForm, useRelationDraft } from './useRelationDraft'
import { useRelationImpact } from './useRelationImpact'

interface RoleRelationsProps {
  role: RoleDetail
}

/** The child and parent roles of a role. */
export function RoleRelations({ role }: RoleRelationsProps) {
  const { mayModify } = useMayChange('role', role)
  if (mayModify) return <RelationEdit role={role} />
  return (
    <Stack>
      <RelatedRoles role={role} side="children" />
      <RelatedRoles role={role} side="parents" />
    </Stack>
  )
}

/** Adds and removes relations in one draft, and shows the impact of all changes together. */
function RelationEdit({ role }: RoleRelationsProps) {
  const { t } = useTranslation('roles')
  const form = useRelationDraft(role)
  const { preview, typed } = useRelationImpact(role, form.now)
  const [isAsking, setAsking] = useState(false)
  const { name } = role
  return (
    <SavedForm
      label={t('relations.label', { name })}
      changes={form.changes}
      wrong={0}
      saveText={t('edit.save')}
      isSaving={form.isSaving}
      attempts={form.attempts}
      fault={form.fault}
      isReading={form.changes.length === 0}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed === undefined) void form.submit()
        else setAsking(true)
      }}
      onDiscard={form.discard}
    >
      <DraftOffer draft={form.draft} onRestore={form.restore} />
      <Split isEven beside={preview}>
        <RelatedRoles role={role} side="children" form={form} />
        <RelatedRoles role={role} side="parents" form={form} />
        {form.changes.length > 0 && <Reason form={form} />}
      </Split>
      {isAsking && (
        <ConfirmDialog
          kind="change"
          title={t('relations.ask', { name })}
          consequence={t('relations.many')}
          affected={form.changes}
          verb={t('edit.save')}
          typed={typed}
          onConfirm={form.submit}
          onClose={() => setAsking(false)}
        />
      )}
    </SavedForm>
  )
}

function Reason({ form }: { form: RelationForm }) {
  const { t } = useTranslation('roles')
  return (
    <SectionCard title={t('relations.why')}>
      <TextArea {...form.field('reason')} />
    </SectionCard>
  )
}
