import { useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api.js';
import { number, percent, words } from '../lib/format.js';
import { Panel } from '../ui/controls.js';
import { Facts, Table } from '../ui/data.js';
import { Busy, Failed } from '../ui/states.js';

const DAYS = 30;

/** Quality of memory in measured figures: answers, folds and recall, decisions. */
export function Quality() {
  return (
    <>
      <Answers />
      <Folds />
      <Decisions />
    </>
  );
}

function Answers() {
  const { client } = useApi();
  const found = useQuery({
    queryKey: ['answer metrics'],
    queryFn: () => client.call('answer.metrics', { query: { days: DAYS } }),
  });
  const counted = found.data?.intents.filter(({ answers }) => answers > 0);
  return (
    <Panel title={`Answers, ${DAYS} days`}>
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what="figures of answers" />}
      {counted?.length === 0 && <p className="text-soft">No question was answered yet.</p>}
      {counted && counted.length > 0 && (
        <Table
          caption="How questions were answered"
          rows={counted}
          idOf={({ intent }) => intent}
          columns={[
            { name: 'Kind of question', cell: ({ intent }) => words(intent) },
            { name: 'Asked', right: true, cell: ({ answers }) => number(answers) },
            { name: 'Answered', right: true, cell: ({ answered }) => number(answered) },
            { name: 'In part', right: true, cell: ({ partly }) => number(partly) },
            { name: 'Not in memory', right: true, cell: ({ not_in_memory }) => number(not_in_memory) },
            { name: 'Search quality', right: true, cell: ({ search_quality }) => percent(search_quality) },
            { name: 'Sufficient', right: true, cell: ({ sufficiency }) => percent(sufficiency) },
            { name: 'Steps', right: true, cell: ({ steps }) => steps.toFixed(1) },
          ]}
        />
      )}
    </Panel>
  );
}

function Folds() {
  const { client } = useApi();
  const found = useQuery({
    queryKey: ['compaction metrics'],
    queryFn: () => client.call('compaction.metrics', { query: { days: DAYS } }),
  });
  const data = found.data;
  return (
    <Panel title={`Recall and folding, ${DAYS} days`}>
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what="figures of recall" />}
      {data && (
        <Facts
          rows={[
            [
              'Recalled',
              `${number(data.recall.answers)} told, ${number(data.recall.acknowledged)} of use (${percent(data.recall.relevance)})`,
            ],
            [
              'Quality of contexts',
              `${percent(data.recall.context_quality)}: ${number(data.recall.tokens_used)} of ${number(data.recall.tokens_told)} tokens were of use`,
            ],
            [
              'Searches',
              `${number(data.searches.answered)}, ${number(data.searches.through_summaries)} through summaries`,
            ],
            [
              'Tokens saved',
              `${number(data.runs.tokens_saved)} by folding, ${number(data.searches.tokens_saved)} in searches`,
            ],
            [
              'Folds',
              `${number(data.runs.done)} done, ${number(data.runs.refused)} refused, ${number(data.runs.undone)} undone`,
            ],
            [
              'Old episodes folded',
              `${number(data.old.compressed)} of ${number(data.old.episodes)} (${percent(data.old.share)})`,
            ],
            [
              'Memories',
              `${number(data.records.created)} stored, ${number(data.records.updated)} changed (${percent(data.records.update_rate)})`,
            ],
          ]}
        />
      )}
    </Panel>
  );
}

function Decisions() {
  const { client, scope } = useApi();
  const found = useQuery({
    queryKey: ['decision accuracy', scope],
    queryFn: () => client.call('decisions.accuracy', { query: { days: DAYS } }),
  });
  const data = found.data;
  const right = (accuracy: number | null) => (accuracy === null ? 'not judged' : percent(accuracy));
  return (
    <Panel title={`Decisions, ${DAYS} days`}>
      {found.error && <Failed error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Busy what="figures of decisions" />}
      {data && data.decisions === 0 && <p className="text-soft">Nothing was decided in these 30 days.</p>}
      {data && data.decisions > 0 && (
        <Table
          caption="How often decisions were right"
          rows={[{ decided_by: 'all', ...data }, ...data.by]}
          idOf={({ decided_by }) => decided_by}
          columns={[
            { name: 'Decided by', cell: ({ decided_by }) => decided_by },
            { name: 'Decisions', right: true, cell: ({ decisions }) => number(decisions) },
            { name: 'Stored', right: true, cell: ({ stored }) => number(stored) },
            { name: 'Judged', right: true, cell: ({ judged }) => number(judged) },
            { name: 'Right', right: true, cell: ({ accuracy }) => right(accuracy) },
          ]}
        />
      )}
    </Panel>
  );
}
