import { Trash2 } from 'lucide'
import { Button } from '../../ui/Button'
import type { Deletion } from './useDeletion'
import { useLeaveOrFollow, type ReadAgain } from './useLeaveOrFollow'

interface DeleteRecordProps<Row> {
  row: Row
  deletion: Deletion<Row>
  /** The text of the button, `Delete…`. */
  text: string
  readAgain: ReadAgain
  /** The page to open after the deletion. */
  list: string
}

/** Deletes the record of a page. */
export function DeleteRecord<Row>(props: DeleteRecordProps<Row>) {
  const { row, deletion, text, readAgain, list } = props
  const leaveOrFollow = useLeaveOrFollow(readAgain, list)
  return (
    <>
      <Button icon={Trash2} variant="quiet" onPress={() => deletion.ask([row], leaveOrFollow)}>
        {text}
      </Button>
      {deletion.dialog}
    </>
  )
}
