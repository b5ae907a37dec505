import type { CourseStep } from '../../entities/task/course'
import type { TaskComment, TaskParty } from '../../entities/task/model'
import { StepHolders } from '../../entities/task/ui/StepHolders'
import type { TimelineStep } from '../../shared/blocks/timeline/Timeline'
import { toUser } from '../users/routes'
import type { Happening } from './happenings'
import { PartyName } from './Party'
import { useNoteText } from './useNoteText'

/** Draws a past event: a note is the title when there is no step, a comment is the text below. */
export function usePastStep(): (happening: Happening) => TimelineStep {
  const noteText = useNoteText()
  return ({ key, activity, at, step, said, ...happening }) => {
    const note = happening.note && noteText(happening.note.text)
    return {
      key,
      state: 'past',
      title: note && !step ? note : activity,
      at,
      who: <Doers activity={activity} step={step} note={note} said={said} />,
      words: said?.text,
    }
  }
}

interface DoersProps {
  activity: string
  step: CourseStep | undefined
  note: string | undefined
  said: TaskComment | undefined
}

function Doers({ activity, step, note, said }: DoersProps) {
  const author = said?.author && <PartyName party={said.author} />
  if (!step) {
    return (
      <>
        {author}
        {note && <div>{activity}</div>}
      </>
    )
  }
  return (
    <>
      {note && <div>{note}</div>}
      <StepHolders step={step} toPage={toUser} />
      {!isAlone(said?.author, step) && <div>{author}</div>}
    </>
  )
}

/** Whether only the author was asked: their name is not repeated then. */
function isAlone(author: TaskParty | undefined, { asked }: CourseStep): boolean {
  return asked.every(({ dn }) => dn === author?.dn)
}
