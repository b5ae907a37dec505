import { Trash2 } from 'lucide'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button'
import type { Deletion } from './useDeletion'

/** Reads a record from the server; no data, or an error, once it is gone. */
export type ReadAgain = () => PromiseLike<{ data?: unknown; error?: unknown }>

interface DeleteRecordProps<Row> {
  row: Row
  deletion: Deletion<Row>
  /** `Delete…` */
  text: string
  readAgain: ReadAgain
  /** Where to go once it is gone. */
  list: string
}

/** Deletes the record of a page. The server may delete later: then the page stays, and follows. Source: docs/assumptions.md A-612. */
export function DeleteRecord<Row>({
  row,
  deletion,
  text,
  readAgain,
  list,
}: DeleteRecordProps<Row>) {
  const navigate = useNavigate()
  const leaveOrFollow = async () => {
    const { data, error } = await readAgain()
    if (error || !data) void navigate(list)
  }
  return (
    <>
      <Button
        icon={Trash2}
        variant="quiet"
        onPress={() => deletion.ask([row], () => void leaveOrFollow())}
      >
        {text}
      </Button>
      {deletion.dialog}
    </>
  )
}
