import { Trash2 } from 'lucide'
import { Button } from '../../ui/Button'
import type { Deletion } from './useDeletion'
import { useLeaveOrFollow, type ReadAgain } from './useLeaveOrFollow'

interface DeleteRecordProps<Row> {
  row: Row
  deletion: Deletion<Row>
  /** `Delete…` */
  text: string
  readAgain: ReadAgain
  /** Where to go once it is gone. */
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
