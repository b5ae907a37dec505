import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListProcessCommentsQuery } from '../../entities/workflow-process/api'
import type { ProcessComment } from '../../entities/workflow-process/model'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Timeline } from '../../shared/blocks/timeline/Timeline'
import { Switch } from '../../shared/ui/Switch'

/** The comments of people and, on request, the notes of the engine, oldest first. */
export function CommentsTab({ of }: { of: string }) {
  const { t } = useTranslation('workflows')
  const [hasNotes, setNotes] = useState(false)
  const query = useListProcessCommentsQuery(of)
  return (
    <SectionCard
      title={t('tab.comments')}
      actions={<Switch label={t('comment.notes')} isSelected={hasNotes} onChange={setNotes} />}
    >
      <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={t('comment.failed')}>
        {(all) => <Comments comments={all.filter(({ isSystem }) => hasNotes || !isSystem)} />}
      </AsyncBoundary>
    </SectionCard>
  )
}

function Comments({ comments }: { comments: readonly ProcessComment[] }) {
  const { t } = useTranslation('workflows')
  if (comments.length === 0) return <p>{t('comment.none')}</p>
  return (
    <Timeline
      steps={comments.map(({ id, activity, author, text, at, isSystem }) => ({
        key: id,
        state: 'past',
        title: isSystem ? t('comment.system') : author,
        at,
        who: <bdi>{activity}</bdi>,
        words: text,
      }))}
    />
  )
}
