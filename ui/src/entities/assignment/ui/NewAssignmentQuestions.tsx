import { QuestionField } from '../../permission/ui/QuestionField'
import type { Question } from '../../permission/model'
import type { useNewAssignments } from './useNewAssignments'

type NewAssignmentsForm = ReturnType<typeof useNewAssignments>

interface NewAssignmentQuestionsProps {
  form: Pick<NewAssignmentsForm, 'questions' | 'errorOf'> & {
    entered: Pick<NewAssignmentsForm['entered'], 'answers'>
    change: (part: Pick<NewAssignmentsForm['entered'], 'answers'>) => void
  }
}

/** The questions of a resource. */
export function NewAssignmentQuestions({ form }: NewAssignmentQuestionsProps) {
  const { questions, entered, change, errorOf } = form
  const answer = ({ key }: Question, values: (typeof entered.answers)[string]) =>
    change({ answers: { ...entered.answers, [key]: values } })
  return questions.map((question) => (
    <QuestionField
      key={question.key}
      question={question}
      value={entered.answers[question.key] ?? []}
      onChange={(values) => answer(question, values)}
      error={errorOf(question)}
    />
  ))
}
