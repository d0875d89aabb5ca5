-- Folds each restrictive policy into the permissive ones beside it: `(a or b) and c` is `(a and c) or (b and c)`. A
-- distributed database (Citus 12 to 14) hands restrictive policies to its shards as permissive ones, where each would open
-- what it was to shut. A policy for one command must not meet a permissive one for all: it would then hold for more than it says.
do $$
declare
  shut record;
  open record;
begin
  for shut in
    select polrelid, polname, polcmd, pg_get_expr(polqual, polrelid) as reads,
      pg_get_expr(coalesce(polwithcheck, polqual), polrelid) as writes
    from pg_policy where not polpermissive order by oid
  loop
    for open in
      select polname, polcmd, pg_get_expr(polqual, polrelid) as reads, pg_get_expr(polwithcheck, polrelid) as writes
      from pg_policy
      where polrelid = shut.polrelid and polpermissive and 'recollect_app'::regrole = any(polroles)
        and (shut.polcmd = '*' or polcmd = '*' or polcmd = shut.polcmd)
    loop
      if shut.polcmd <> '*' and open.polcmd = '*' then
        raise exception 'the policy % of % is for less than %', shut.polname, shut.polrelid::regclass, open.polname;
      end if;
      execute format('alter policy %I on %s', open.polname, shut.polrelid::regclass)
        || coalesce(' using ((' || open.reads || ') and (' || shut.reads || '))', '')
        || coalesce(' with check ((' || open.writes || ') and (' || shut.writes || '))', '');
    end loop;
    execute format('drop policy %I on %s', shut.polname, shut.polrelid::regclass);
  end loop;
end $$;
--> statement-breakpoint
-- A shard moves to another machine by logical replication, which must be able to name a row: postings of shared memory have
-- no user, so that none of their unique indexes can. Without logical replication this costs nothing.
alter table passage_terms replica identity full;
