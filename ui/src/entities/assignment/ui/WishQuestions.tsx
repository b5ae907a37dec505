import { QuestionField } from '../../permission/ui/QuestionField'
import type { Question } from '../../permission/model'
import type { useWish } from './useWish'

type WishForm = ReturnType<typeof useWish>

interface WishQuestionsProps {
  form: Pick<WishForm, 'questions' | 'errorOf'> & {
    wish: Pick<WishForm['wish'], 'answers'>
    change: (part: Pick<WishForm['wish'], 'answers'>) => void
  }
}

/** What has to be said to get a resource. */
export function WishQuestions({ form }: WishQuestionsProps) {
  const { questions, wish, change, errorOf } = form
  const answer = ({ key }: Question, values: (typeof wish.answers)[string]) =>
    change({ answers: { ...wish.answers, [key]: values } })
  return questions.map((question) => (
    <QuestionField
      key={question.key}
      question={question}
      value={wish.answers[question.key] ?? []}
      onChange={(values) => answer(question, values)}
      error={errorOf(question)}
    />
  ))
}
