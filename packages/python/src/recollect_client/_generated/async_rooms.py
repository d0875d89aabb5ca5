# Generated from the OpenAPI documents by `npm run clients`. Do not edit.
"""The same rooms, asynchronous: what a method takes and does is said in `rooms`."""

from __future__ import annotations

from .._room import AsyncConnection, AsyncRoom, awaited, iterated
from . import rooms


class RecordsRoom(AsyncRoom):
    store = awaited(rooms.RecordsRoom.store)
    list = awaited(rooms.RecordsRoom.list)
    iterate = iterated(rooms.RecordsRoom.iterate)
    store_batch = awaited(rooms.RecordsRoom.store_batch)
    delete_batch = awaited(rooms.RecordsRoom.delete_batch)
    get = awaited(rooms.RecordsRoom.get)
    patch = awaited(rooms.RecordsRoom.patch)
    delete = awaited(rooms.RecordsRoom.delete)
    versions = awaited(rooms.RecordsRoom.versions)
    iterate_versions = iterated(rooms.RecordsRoom.iterate_versions)
    messages = awaited(rooms.RecordsRoom.messages)
    iterate_messages = iterated(rooms.RecordsRoom.iterate_messages)
    acknowledge = awaited(rooms.RecordsRoom.acknowledge)
    revise = awaited(rooms.RecordsRoom.revise)
    revise_batch = awaited(rooms.RecordsRoom.revise_batch)
    undo = awaited(rooms.RecordsRoom.undo)
    quarantine = awaited(rooms.RecordsRoom.quarantine)
    promote = awaited(rooms.RecordsRoom.promote)
    list_quarantined = awaited(rooms.RecordsRoom.list_quarantined)
    iterate_list_quarantined = iterated(rooms.RecordsRoom.iterate_list_quarantined)
    purge_source = awaited(rooms.RecordsRoom.purge_source)
    retention = awaited(rooms.RecordsRoom.retention)
    forget = awaited(rooms.RecordsRoom.forget)
    restore = awaited(rooms.RecordsRoom.restore)
    passages = awaited(rooms.RecordsRoom.passages)
    iterate_passages = iterated(rooms.RecordsRoom.iterate_passages)


class MessagesRoom(AsyncRoom):
    append = awaited(rooms.MessagesRoom.append)
    list = awaited(rooms.MessagesRoom.list)
    iterate = iterated(rooms.MessagesRoom.iterate)
    get = awaited(rooms.MessagesRoom.get)
    link = awaited(rooms.MessagesRoom.link)
    records = awaited(rooms.MessagesRoom.records)
    iterate_records = iterated(rooms.MessagesRoom.iterate_records)


class EdgesRoom(AsyncRoom):
    create = awaited(rooms.EdgesRoom.create)
    list = awaited(rooms.EdgesRoom.list)
    iterate = iterated(rooms.EdgesRoom.iterate)
    delete = awaited(rooms.EdgesRoom.delete)


class GraphRoom(AsyncRoom):
    related = awaited(rooms.GraphRoom.related)
    settings = awaited(rooms.GraphRoom.settings)
    put_settings = awaited(rooms.GraphRoom.put_settings)


class CognitiveRoom(AsyncRoom):
    record_sensory = awaited(rooms.CognitiveRoom.record_sensory)
    recent_sensory = awaited(rooms.CognitiveRoom.recent_sensory)
    attend_sensory = awaited(rooms.CognitiveRoom.attend_sensory)
    prune_sensory = awaited(rooms.CognitiveRoom.prune_sensory)
    push_working = awaited(rooms.CognitiveRoom.push_working)
    list_working = awaited(rooms.CognitiveRoom.list_working)
    clear_working = awaited(rooms.CognitiveRoom.clear_working)
    store_episode = awaited(rooms.CognitiveRoom.store_episode)
    list_episodes = awaited(rooms.CognitiveRoom.list_episodes)
    next_batch = awaited(rooms.CognitiveRoom.next_batch)
    consolidate = awaited(rooms.CognitiveRoom.consolidate)
    store_fact = awaited(rooms.CognitiveRoom.store_fact)
    search_facts = awaited(rooms.CognitiveRoom.search_facts)
    recall = awaited(rooms.CognitiveRoom.recall)
    store_procedure = awaited(rooms.CognitiveRoom.store_procedure)
    list_procedures = awaited(rooms.CognitiveRoom.list_procedures)
    recall_procedures = awaited(rooms.CognitiveRoom.recall_procedures)
    store_prospective = awaited(rooms.CognitiveRoom.store_prospective)
    list_prospective = awaited(rooms.CognitiveRoom.list_prospective)
    check_triggers = awaited(rooms.CognitiveRoom.check_triggers)
    resolve_prospective = awaited(rooms.CognitiveRoom.resolve_prospective)
    remember = awaited(rooms.CognitiveRoom.remember)
    concepts = awaited(rooms.CognitiveRoom.concepts)
    export_agent = awaited(rooms.CognitiveRoom.export_agent)
    import_agent = awaited(rooms.CognitiveRoom.import_agent)
    statistics = awaited(rooms.CognitiveRoom.statistics)
    edges = awaited(rooms.CognitiveRoom.edges)
    settings = awaited(rooms.CognitiveRoom.settings)
    put_settings = awaited(rooms.CognitiveRoom.put_settings)


class EntitiesRoom(AsyncRoom):
    list = awaited(rooms.EntitiesRoom.list)
    iterate = iterated(rooms.EntitiesRoom.iterate)
    facts = awaited(rooms.EntitiesRoom.facts)
    iterate_facts = iterated(rooms.EntitiesRoom.iterate_facts)
    read_names = awaited(rooms.EntitiesRoom.read_names)


class RevisionRoom(AsyncRoom):
    settings = awaited(rooms.RevisionRoom.settings)
    put_user_settings = awaited(rooms.RevisionRoom.put_user_settings)
    put_tenant_settings = awaited(rooms.RevisionRoom.put_tenant_settings)


class SafetyRoom(AsyncRoom):
    settings = awaited(rooms.SafetyRoom.settings)
    put_user_settings = awaited(rooms.SafetyRoom.put_user_settings)
    put_tenant_settings = awaited(rooms.SafetyRoom.put_tenant_settings)


class SearchRoom(AsyncRoom):
    records = awaited(rooms.SearchRoom.records)
    feedback = awaited(rooms.SearchRoom.feedback)


class ContextRoom(AsyncRoom):
    build = awaited(rooms.ContextRoom.build)
    settings = awaited(rooms.ContextRoom.settings)
    put_user_settings = awaited(rooms.ContextRoom.put_user_settings)
    put_tenant_settings = awaited(rooms.ContextRoom.put_tenant_settings)


class AnswerRoom(AsyncRoom):
    question = awaited(rooms.AnswerRoom.question)
    metrics = awaited(rooms.AnswerRoom.metrics)


class ExtractionRoom(AsyncRoom):
    settings = awaited(rooms.ExtractionRoom.settings)
    put_user_settings = awaited(rooms.ExtractionRoom.put_user_settings)
    put_tenant_settings = awaited(rooms.ExtractionRoom.put_tenant_settings)


class DecisionsRoom(AsyncRoom):
    decide = awaited(rooms.DecisionsRoom.decide)
    feedback = awaited(rooms.DecisionsRoom.feedback)
    accuracy = awaited(rooms.DecisionsRoom.accuracy)


class ForgettingRoom(AsyncRoom):
    restore = awaited(rooms.ForgettingRoom.restore)
    list = awaited(rooms.ForgettingRoom.list)
    iterate = iterated(rooms.ForgettingRoom.iterate)
    events = awaited(rooms.ForgettingRoom.events)
    iterate_events = iterated(rooms.ForgettingRoom.iterate_events)
    status = awaited(rooms.ForgettingRoom.status)
    preview = awaited(rooms.ForgettingRoom.preview)
    sweep = awaited(rooms.ForgettingRoom.sweep)
    tenant_settings = awaited(rooms.ForgettingRoom.tenant_settings)
    put_tenant_settings = awaited(rooms.ForgettingRoom.put_tenant_settings)
    delete_tenant_settings = awaited(rooms.ForgettingRoom.delete_tenant_settings)
    settings = awaited(rooms.ForgettingRoom.settings)
    put_user_settings = awaited(rooms.ForgettingRoom.put_user_settings)
    delete_user_settings = awaited(rooms.ForgettingRoom.delete_user_settings)
    policy = awaited(rooms.ForgettingRoom.policy)
    set_policy = awaited(rooms.ForgettingRoom.set_policy)
    unset_policy = awaited(rooms.ForgettingRoom.unset_policy)
    user_policy = awaited(rooms.ForgettingRoom.user_policy)
    set_user_policy = awaited(rooms.ForgettingRoom.set_user_policy)
    unset_user_policy = awaited(rooms.ForgettingRoom.unset_user_policy)


class EmbeddingsRoom(AsyncRoom):
    retry = awaited(rooms.EmbeddingsRoom.retry)
    reembed = awaited(rooms.EmbeddingsRoom.reembed)
    reembed_status = awaited(rooms.EmbeddingsRoom.reembed_status)


class CompactionRoom(AsyncRoom):
    preview = awaited(rooms.CompactionRoom.preview)
    run = awaited(rooms.CompactionRoom.run)
    runs = awaited(rooms.CompactionRoom.runs)
    iterate_runs = iterated(rooms.CompactionRoom.iterate_runs)
    get_run = awaited(rooms.CompactionRoom.get_run)
    undo = awaited(rooms.CompactionRoom.undo)
    settings = awaited(rooms.CompactionRoom.settings)
    put_user_settings = awaited(rooms.CompactionRoom.put_user_settings)
    put_tenant_settings = awaited(rooms.CompactionRoom.put_tenant_settings)
    metrics = awaited(rooms.CompactionRoom.metrics)


class SummariesRoom(AsyncRoom):
    list = awaited(rooms.SummariesRoom.list)
    iterate = iterated(rooms.SummariesRoom.iterate)
    portrait = awaited(rooms.SummariesRoom.portrait)
    refresh = awaited(rooms.SummariesRoom.refresh)


class StatusRoom(AsyncRoom):
    get = awaited(rooms.StatusRoom.get)
    agent = awaited(rooms.StatusRoom.agent)


class HealthRoom(AsyncRoom):
    live = awaited(rooms.HealthRoom.live)
    ready = awaited(rooms.HealthRoom.ready)
    metrics = awaited(rooms.HealthRoom.metrics)
    version = awaited(rooms.HealthRoom.version)


class TenantsRoom(AsyncRoom):
    create = awaited(rooms.TenantsRoom.create)
    list = awaited(rooms.TenantsRoom.list)
    iterate = iterated(rooms.TenantsRoom.iterate)
    get = awaited(rooms.TenantsRoom.get)
    update = awaited(rooms.TenantsRoom.update)
    get_own = awaited(rooms.TenantsRoom.get_own)
    update_own = awaited(rooms.TenantsRoom.update_own)
    own_usage = awaited(rooms.TenantsRoom.own_usage)
    usage = awaited(rooms.TenantsRoom.usage)


class KeysRoom(AsyncRoom):
    create = awaited(rooms.KeysRoom.create)
    list = awaited(rooms.KeysRoom.list)
    iterate = iterated(rooms.KeysRoom.iterate)
    get = awaited(rooms.KeysRoom.get)
    update = awaited(rooms.KeysRoom.update)
    revoke = awaited(rooms.KeysRoom.revoke)
    rotate = awaited(rooms.KeysRoom.rotate)


class UsersRoom(AsyncRoom):
    list = awaited(rooms.UsersRoom.list)
    iterate = iterated(rooms.UsersRoom.iterate)
    get = awaited(rooms.UsersRoom.get)
    put = awaited(rooms.UsersRoom.put)
    pause = awaited(rooms.UsersRoom.pause)
    resume = awaited(rooms.UsersRoom.resume)
    export_data = awaited(rooms.UsersRoom.export_data)
    import_data = awaited(rooms.UsersRoom.import_data)
    transfer = awaited(rooms.UsersRoom.transfer)


class TokensRoom(AsyncRoom):
    mint = awaited(rooms.TokensRoom.mint)
    me = awaited(rooms.TokensRoom.me)


class ModelsRoom(AsyncRoom):
    generate = awaited(rooms.ModelsRoom.generate)
    usage = awaited(rooms.ModelsRoom.usage)
    settings = awaited(rooms.ModelsRoom.settings)
    put_settings = awaited(rooms.ModelsRoom.put_settings)


class PrivacyRoom(AsyncRoom):
    erase_user = awaited(rooms.PrivacyRoom.erase_user)
    erase = awaited(rooms.PrivacyRoom.erase)
    list_erasures = awaited(rooms.PrivacyRoom.list_erasures)
    iterate_list_erasures = iterated(rooms.PrivacyRoom.iterate_list_erasures)
    get_erasure = awaited(rooms.PrivacyRoom.get_erasure)
    receipt = awaited(rooms.PrivacyRoom.receipt)
    erase_tenant = awaited(rooms.PrivacyRoom.erase_tenant)
    tenant_erasure = awaited(rooms.PrivacyRoom.tenant_erasure)
    tenant_receipt = awaited(rooms.PrivacyRoom.tenant_receipt)
    receipt_key = awaited(rooms.PrivacyRoom.receipt_key)
    hold_user = awaited(rooms.PrivacyRoom.hold_user)
    release_user = awaited(rooms.PrivacyRoom.release_user)
    hold_record = awaited(rooms.PrivacyRoom.hold_record)
    release_record = awaited(rooms.PrivacyRoom.release_record)
    ledger = awaited(rooms.PrivacyRoom.ledger)
    iterate_ledger = iterated(rooms.PrivacyRoom.iterate_ledger)
    rewrites = awaited(rooms.PrivacyRoom.rewrites)
    iterate_rewrites = iterated(rooms.PrivacyRoom.iterate_rewrites)


class JobsRoom(AsyncRoom):
    get = awaited(rooms.JobsRoom.get)
    list = awaited(rooms.JobsRoom.list)
    iterate = iterated(rooms.JobsRoom.iterate)


class DeadLettersRoom(AsyncRoom):
    list = awaited(rooms.DeadLettersRoom.list)
    iterate = iterated(rooms.DeadLettersRoom.iterate)
    replay = awaited(rooms.DeadLettersRoom.replay)
    replay_matching = awaited(rooms.DeadLettersRoom.replay_matching)
    discard = awaited(rooms.DeadLettersRoom.discard)
    discard_matching = awaited(rooms.DeadLettersRoom.discard_matching)


class WebhooksRoom(AsyncRoom):
    create = awaited(rooms.WebhooksRoom.create)
    list = awaited(rooms.WebhooksRoom.list)
    get = awaited(rooms.WebhooksRoom.get)
    update = awaited(rooms.WebhooksRoom.update)
    delete = awaited(rooms.WebhooksRoom.delete)
    rotate_secret = awaited(rooms.WebhooksRoom.rotate_secret)
    test = awaited(rooms.WebhooksRoom.test)
    replay = awaited(rooms.WebhooksRoom.replay)
    list_deliveries = awaited(rooms.WebhooksRoom.list_deliveries)
    iterate_list_deliveries = iterated(rooms.WebhooksRoom.iterate_list_deliveries)


class AuditRoom(AsyncRoom):
    list = awaited(rooms.AuditRoom.list)
    iterate = iterated(rooms.AuditRoom.iterate)
    head = awaited(rooms.AuditRoom.head)
    verify = awaited(rooms.AuditRoom.verify)
    settings = awaited(rooms.AuditRoom.settings)
    set_settings = awaited(rooms.AuditRoom.set_settings)


class AmpRoom(AsyncRoom):
    store = awaited(rooms.AmpRoom.store)
    search = awaited(rooms.AmpRoom.search)
    list = awaited(rooms.AmpRoom.list)
    iterate = iterated(rooms.AmpRoom.iterate)
    get = awaited(rooms.AmpRoom.get)
    delete = awaited(rooms.AmpRoom.delete)
    status = awaited(rooms.AmpRoom.status)
    agent_status = awaited(rooms.AmpRoom.agent_status)
    call = awaited(rooms.AmpRoom.call)
    schema = awaited(rooms.AmpRoom.schema)
    schema_of = awaited(rooms.AmpRoom.schema_of)


class AgentsRoom(AsyncRoom):
    list = awaited(rooms.AgentsRoom.list)
    create = awaited(rooms.AgentsRoom.create)
    count = awaited(rooms.AgentsRoom.count)
    get = awaited(rooms.AgentsRoom.get)
    update = awaited(rooms.AgentsRoom.update)
    delete = awaited(rooms.AgentsRoom.delete)
    core_memory = awaited(rooms.AgentsRoom.core_memory)
    recompile = awaited(rooms.AgentsRoom.recompile)


class BlocksRoom(AsyncRoom):
    create = awaited(rooms.BlocksRoom.create)
    list = awaited(rooms.BlocksRoom.list)
    count = awaited(rooms.BlocksRoom.count)
    get = awaited(rooms.BlocksRoom.get)
    update = awaited(rooms.BlocksRoom.update)
    delete = awaited(rooms.BlocksRoom.delete)
    history = awaited(rooms.BlocksRoom.history)
    diff = awaited(rooms.BlocksRoom.diff)
    checkpoint = awaited(rooms.BlocksRoom.checkpoint)
    undo = awaited(rooms.BlocksRoom.undo)
    redo = awaited(rooms.BlocksRoom.redo)
    agents = awaited(rooms.BlocksRoom.agents)


class CoreMemoryRoom(AsyncRoom):
    list = awaited(rooms.CoreMemoryRoom.list)
    get = awaited(rooms.CoreMemoryRoom.get)
    update = awaited(rooms.CoreMemoryRoom.update)
    attach = awaited(rooms.CoreMemoryRoom.attach)
    detach = awaited(rooms.CoreMemoryRoom.detach)
    append = awaited(rooms.CoreMemoryRoom.append)
    replace = awaited(rooms.CoreMemoryRoom.replace)
    render = awaited(rooms.CoreMemoryRoom.render)


class MemoryRoom(AsyncRoom):
    replace = awaited(rooms.MemoryRoom.replace)
    insert = awaited(rooms.MemoryRoom.insert)
    rethink = awaited(rooms.MemoryRoom.rethink)
    apply_patch = awaited(rooms.MemoryRoom.apply_patch)
    command = awaited(rooms.MemoryRoom.command)
    finish_edits = awaited(rooms.MemoryRoom.finish_edits)


class ArchivalRoom(AsyncRoom):
    insert = awaited(rooms.ArchivalRoom.insert)
    list = awaited(rooms.ArchivalRoom.list)
    search = awaited(rooms.ArchivalRoom.search)
    delete = awaited(rooms.ArchivalRoom.delete)


class PassagesRoom(AsyncRoom):
    search = awaited(rooms.PassagesRoom.search)


class AsyncRooms:
    """The rooms that are as they were generated. The client adds the others."""

    def __init__(self, client: AsyncConnection) -> None:
        self.messages = MessagesRoom(client)
        self.edges = EdgesRoom(client)
        self.graph = GraphRoom(client)
        self.cognitive = CognitiveRoom(client)
        self.entities = EntitiesRoom(client)
        self.revision = RevisionRoom(client)
        self.safety = SafetyRoom(client)
        self.context = ContextRoom(client)
        self.answer = AnswerRoom(client)
        self.extraction = ExtractionRoom(client)
        self.decisions = DecisionsRoom(client)
        self.forgetting = ForgettingRoom(client)
        self.embeddings = EmbeddingsRoom(client)
        self.compaction = CompactionRoom(client)
        self.summaries = SummariesRoom(client)
        self.status = StatusRoom(client)
        self.health = HealthRoom(client)
        self.tenants = TenantsRoom(client)
        self.keys = KeysRoom(client)
        self.users = UsersRoom(client)
        self.tokens = TokensRoom(client)
        self.models = ModelsRoom(client)
        self.privacy = PrivacyRoom(client)
        self.jobs = JobsRoom(client)
        self.dead_letters = DeadLettersRoom(client)
        self.webhooks = WebhooksRoom(client)
        self.audit = AuditRoom(client)
        self.amp = AmpRoom(client)
        self.agents = AgentsRoom(client)
        self.blocks = BlocksRoom(client)
        self.core_memory = CoreMemoryRoom(client)
        self.memory = MemoryRoom(client)
        self.archival = ArchivalRoom(client)
        self.passages = PassagesRoom(client)
