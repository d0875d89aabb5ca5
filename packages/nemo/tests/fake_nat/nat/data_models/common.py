from pydantic import SecretStr

SerializableSecretStr = SecretStr
