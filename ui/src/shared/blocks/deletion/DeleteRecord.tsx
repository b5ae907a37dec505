import { Trash2 } from 'lucide'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button'
import type { Deletion } from './useDeletion'

/** Loads a record from the server; the answer has no data, or an error, when the record is deleted. */
export type ReadAgain = () => PromiseLike<{ data?: unknown; error?: unknown }>

interface DeleteRecordProps<Row> {
  row: Row
  deletion: Deletion<Row>
  /** The text of the button, `Delete…`. */
  text: string
  readAgain: ReadAgain
  /** The page to open after the deletion. */
  list: string
}

/**
 * The button that deletes the record of a page. The server may delete it later: then the page stays open and checks the
 * record. Source: docs/assumptions.md A-612.
 */
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
