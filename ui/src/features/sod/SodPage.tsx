import { Split as SplitIcon, Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  getSod,
  useChangeSodMutation,
  useGetSodQuery,
  useListViolatorsQuery,
} from '../../entities/sod/api'
import type { SodDetail } from '../../entities/sod/model'
import { sodFieldsOf, toSodBody } from '../../entities/sod/sodChange'
import { DefinitionStatus } from '../../entities/permission/ui/DefinitionStatus'
import { useMayWriteSods } from '../../entities/sod/useMayWriteSods'
import { PENDING_DELETE, usePendingDeletion } from '../../shared/blocks/deletion/usePendingDeletion'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailBoundary } from '../../shared/blocks/page/DetailBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { NamedSection } from '../../shared/blocks/page/NamedSection'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import { useNamedDn } from '../../shared/platform/routing/useNamedDn'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { ActionMenu } from '../../shared/ui/ActionMenu'
import { Glyph } from '../../shared/ui/Glyph'
import { toSods } from './routes'
import { SodFacts } from './SodFacts'
import { SodForm } from './SodForm'
import { SodViolators } from './SodViolators'
import { useSodDeletion } from './useSodDeletion'
import { useSodFields } from './useSodFields'

/**
 * One constraint: a form for people who may change it, facts for all others, and the people who
 * violate it.
 */
export function SodPage() {
  const { t } = useTranslation('sods')
  const dn = useNamedDn(toSods())
  const { currentData: data, error, refetch } = useGetSodQuery(dn)
  return (
    <>
      <BackLink to={toSods()}>{t('title')}</BackLink>
      <DetailBoundary
        query={{ data, error, refetch }}
        sign="glyph"
        failedTitle={t('sodFailed')}
        dn={dn}
        title={t('notFound')}
        reason={t('notFoundReason')}
        list={{ href: toSods(), text: t('toList') }}
      >
        {(sod) => <SodView key={sod.id} sod={sod} readAgain={refetch} />}
      </DetailBoundary>
    </>
  )
}

interface SodProps {
  sod: SodDetail
}

interface ReadProps extends SodProps {
  /** Reloads the constraint; without data, or with an error, once it is gone. */
  readAgain: () => PromiseLike<{ data?: unknown; error?: unknown }>
}

/** A constraint that is being deleted cannot be edited, and is reloaded until it is gone. */
function SodView({ sod, readAgain }: ReadProps) {
  const isStaying = sod.status !== PENDING_DELETE
  const mayWrite = useMayWriteSods()
  const isRead = mayWrite !== undefined
  const isEdited = mayWrite === true && isStaying
  usePageTitle(sod.name)
  const pending = usePendingDeletion({
    rows: [sod],
    rowId: ({ id }) => id,
    isPending: () => !isStaying,
    readAgain,
  })
  return (
    <>
      <DetailHead
        sign={<Glyph of={SplitIcon} tint="sod" />}
        name={sod.name}
        dn={sod.id}
        badge={!isStaying && <DefinitionStatus status={sod.status} />}
        actions={isEdited && <MoreSodActions sod={sod} />}
      />
      {pending.notice}
      {!isRead && <DetailSkeleton />}
      {isEdited && <SodEdit sod={sod} />}
      {isRead && !isEdited && <SodFacts sod={sod} />}
    </>
  )
}

/** Deletes the constraint and opens the list, which shows one that the server deletes later. */
function MoreSodActions({ sod }: SodProps) {
  const { t } = useTranslation('sods')
  const navigate = useNavigate()
  const deletion = useSodDeletion()
  const leave = () => void navigate(toSods())
  return (
    <>
      <ActionMenu
        actions={[
          {
            icon: Trash2,
            label: t('delete.open'),
            isDestructive: true,
            onAction: () => deletion.ask([sod], leave),
          },
        ]}
      />
      {deletion.dialog}
    </>
  )
}

/**
 * The form of a stored constraint. If it was deleted meanwhile, there are no conflicts, and the
 * save fails.
 */
function SodEdit({ sod }: SodProps) {
  const { t } = useTranslation('sods')
  const dispatch = useAppDispatch()
  const { default: locale } = useBootstrap().locales
  const [changeSod] = useChangeSodMutation()
  const { id } = sod
  const form = useRecordForm({
    fields: useSodFields(),
    stored: sodFieldsOf(sod),
    read: async () => sodFieldsOf((await dispatch(getSod.initiate(id, freshly)).unwrap()) ?? sod),
    isReadBack: true,
    draftName: `sod ${id}`,
    onSave: async ({ all }) => {
      const body = toSodBody(all, locale)
      await changeSod(body).unwrap()
      return body.name
    },
    onSaved: (name) =>
      dispatch(showFeedback({ status: 200, text: t('edit.done'), about: { name } })),
  })
  const { data: violators } = useListViolatorsQuery(id)
  return (
    <SodForm
      form={form}
      label={t('edit.label', { name: sod.name })}
      saveText={t('edit.save')}
      both={form.changed.includes('roles') ? undefined : violators?.length}
    >
      <NamedSection name="violations">
        <SodViolators sod={sod} />
      </NamedSection>
    </SodForm>
  )
}
